export const RULES_VERSION = '00000000';
