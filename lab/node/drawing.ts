// A document to draw on where there is no page: charts are drawn on it and written out as text.

import { createWindow } from '@mixmark-io/domino';

export const drawingPage = (): Document => createWindow('<!doctype html><html></html>').document;
