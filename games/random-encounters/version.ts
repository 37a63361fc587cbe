// The version of these rules, a hash over their sources. Written by `npm run stamp`.

export const RULES_VERSION = 'd08d28e1';
