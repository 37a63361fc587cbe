// What every frame of a match shows, and what must never be seen: a verdict before its die has stopped, a consequence before its
// verdict, the next turn before the last consequence; and what of the stage is cut.

/** What one frame shows. */
export type Frame = {
  /** Counts the beats that were played. */
  readonly beat: number;
  readonly step: string;
  readonly scene: string;
  readonly isRolling: boolean;
  /** The verdict on the stage, that of the latest line of a sum included. */
  readonly verdict: string;
  readonly stamp: string;
  readonly isLit: boolean;
  /** How many words are on their way to a seat. */
  readonly flying: number;
  readonly isAsked: boolean;
  readonly choices: number;
  /** The newest line of the story that can be read. */
  readonly told: string;
};

type Recording = typeof globalThis & { frames: Frame[] };

/** Runs in the page: what of the stage, and of the words at the seats, is cut by something or leaves the stage. */
export function cutParts(): string[] {
  const TOLERANCE = 4;
  const PARTS =
    '.scene :is(h2, .scene-verdict, .stamp, .stage-figures li, .sum, .sum-verdict, .die:not([data-rolling]), .forecast, .scene-turn, .card-still)';
  const stage = document.querySelector('.layout-stage')?.getBoundingClientRect();
  if (stage === undefined) return [];
  const clips = (element: Element) => !/^visible/.test(getComputedStyle(element).overflow);
  const isWhole = (part: Element): boolean => {
    const { top, bottom, left, right } = part.getBoundingClientRect();
    const frames = [stage];
    for (let above = part.parentElement; above?.closest('.stage'); above = above.parentElement)
      if (clips(above)) frames.push(above.getBoundingClientRect());
    return frames.every(
      (frame) =>
        top >= frame.top - TOLERANCE &&
        bottom <= frame.bottom + TOLERANCE &&
        left >= frame.left - TOLERANCE &&
        right <= frame.right + TOLERANCE,
    );
  };
  const isShortened = (part: Element): boolean =>
    clips(part) && !part.matches('.card-still') && part.scrollHeight > part.clientHeight + TOLERANCE;
  return [...document.querySelectorAll(PARTS)]
    .filter((part) => part.getBoundingClientRect().width > 0 && part.getAnimations().length === 0)
    .filter((part) => !isWhole(part) || isShortened(part))
    .map((part) => `${part.className || part.tagName}: ${part.textContent?.slice(0, 60)}`);
}

/**
 * Runs in the page: what the next frame shows, when all has been laid out and fitted (web/table/before-paint.ts). The worker answers
 * whenever it will, whatever the page's clock says, and a beat is drawn: whoever looked then would see what is never painted.
 */
export function asPainted<Seen>(look: () => Seen): Promise<Seen> {
  return new Promise((resolve) => {
    const once = (target: Element, act: () => void) =>
      new ResizeObserver((_, observer) => {
        observer.disconnect();
        act();
      }).observe(target);
    // Observers are told of the outermost first: those of the stage follow once it has the size that the others left it.
    once(document.body, () => {
      const stage = document.querySelector('.layout-stage .stage-middle');
      if (stage) once(stage, () => resolve(look()));
      else resolve(look());
    });
  });
}

/** Runs in the page: writes down what every frame shows, when it is another than the one before. */
export function recordFrames(): void {
  const { frames } = Object.assign(globalThis, { frames: [] }) as unknown as Recording;
  let last = '';
  const look = () => {
    const stage = document.querySelector<HTMLElement>('.stage');
    const table = document.querySelector<HTMLElement>('.table');
    if (stage && table) {
      const frame: Frame = {
        beat: Number(stage.dataset.beat),
        step: stage.dataset.step ?? '',
        scene: stage.dataset.scene ?? '',
        isRolling: stage.querySelector('[data-rolling]') !== null,
        verdict:
          stage.querySelector('.scene .scene-verdict')?.textContent ??
          stage.querySelector('.scene .sum:last-of-type .sum-verdict')?.textContent ??
          '',
        stamp: stage.querySelector('.scene .stamp')?.textContent ?? '',
        isLit: stage.querySelector('.forecast[data-lit]') !== null,
        flying: document.querySelectorAll('.felt').length,
        isAsked: table.dataset.asked !== undefined,
        choices: Number(table.dataset.choices),
        told: [...document.querySelectorAll('.log-line')].at(-1)?.textContent ?? '',
      };
      const now = JSON.stringify(frame);
      if (now !== last) frames.push(frame);
      last = now;
    }
    requestAnimationFrame(look);
  };
  look();
}

/** What is wrong with the order of these frames, in words. */
export function disorderIn(frames: readonly Frame[]): string[] {
  return [...frames.flatMap(wrongInItself), ...beatsOf(frames).flatMap(wrongAfterTheOnesBefore)];
}

function wrongInItself(frame: Frame): string[] {
  const { step, scene, isRolling, isLit, flying, isAsked } = frame;
  const where = `${scene}, ${step}`;
  return [
    ...(isRolling && (step !== 'roll' || isLit || frame.verdict !== '')
      ? [`${where}: a verdict while the die rolls`]
      : []),
    ...(step === 'roll' && (isLit || flying > 0) ? [`${where}: a consequence while the die rolls`] : []),
    ...(flying > 0 && !['consequence', 'turn', 'triumph'].includes(step)
      ? [`${where}: a consequence before its time`]
      : []),
    ...(step !== 'rest' && isAsked ? [`${where}: somebody is asked before it was played`] : []),
  ];
}

/** A beat as it was first seen, and whether its die still rolled when it was last seen. */
type SeenBeat = Frame & { readonly endsRolling: boolean };

/** The beats one after the other; between them the table may rest, with the last one to be seen. */
const beatsOf = (frames: readonly Frame[]): SeenBeat[] =>
  [...Map.groupBy(frames, ({ beat }) => beat).values()].map((same) => ({
    ...(same[0] as Frame),
    endsRolling: same.at(-1)?.isRolling === true,
  }));

function wrongAfterTheOnesBefore(
  { scene, step, told }: Frame,
  at: number,
  beats: readonly SeenBeat[],
): string[] {
  const before = beats[at - 1];
  if (before === undefined) return [];
  return [
    ...(before.endsRolling ? [`${scene}: ${step} before the die of ${before.scene} has stopped`] : []),
    ...(step === 'consequence' && isOver(scene, at, beats)
      ? [`${scene}: a consequence after the next turn`]
      : []),
    // A die that is rolled again has stopped before: its own line may be read by now.
    ...(step === 'roll' && before.step !== 'roll' && told !== before.told && TELLS_A_DIE.test(told)
      ? [`${scene}: the story tells the die before it has stopped: ${told}`]
      : []),
  ];
}

const TELLS_A_DIE = /\brolls?\b.*\d/;

/** Has another turn begun since this scene was last on the stage as a cause, a die or a verdict? */
function isOver(scene: string, at: number, beats: readonly SeenBeat[]): boolean {
  const ownLast = beats.findLastIndex(
    ({ scene: other, step }, before) => before < at && other === scene && step !== 'turn' && step !== 'rest',
  );
  const turn = beats.findLastIndex(({ step }, before) => before < at && step === 'turn');
  return ownLast >= 0 && turn > ownLast;
}
