// Which of the seven trigger icons each card shows: the box that reaches the page holds figures and words, but no effects.

import outlines from './marks.icons.json' with { type: 'json' };

/** The seven icons, each with its word and what it means. */
export const TRIGGERS = {
  leader: { icon: outlines.leader, word: 'Leader', means: 'if you are leader when you play the card' },
  play: { icon: outlines.play, word: 'Play', means: 'when you play the card' },
  resolve: { icon: outlines.resolve, word: 'Resolve', means: 'when you are about to resolve the attack' },
  passive: { icon: outlines.passive, word: 'Passive', means: 'while the card is in play' },
  critFail: { icon: outlines.critFail, word: 'Crit fail', means: 'if the attack fails critically' },
  monsterHit: { icon: outlines.monsterHit, word: 'Monster hits', means: 'if the monster hits' },
  defeat: { icon: outlines.defeat, word: 'Defeat', means: 'if you defeat the monster' },
} as const;

export type Trigger = keyof typeof TRIGGERS;

const SHOWN: Readonly<Record<Trigger, string>> = {
  leader: 'condescending-volley bellow everything-at-once dirty-tactics blunt-sermon',
  play: `gnome rogue cleric insubordinate one-for-the-road unexpected emergency-pie down-here moonlit-monologue
    marked-for-mockery wild-swings shouty-charge come-ere pyromaniac polymorph unstable-portal evasion untrustworthy
    thoughts-and-prayers excessive-blessing throwing-sausage trumpet-of-command strongly-worded-petition
    it-s-not-fair storming-off you-owe-me`,
  resolve: `dwarf halfling elf gnome barbarian wizard cleric skeleton-clerk bag-of-cogs righteous-tantrum
    staff-of-inner-fire crossbow-of-second-thoughts`,
  passive: `fire-imp moss-troll frost-gremlin ogre-bouncer king-grumblegut insubordinate hot-forged-temper portly
    brave dozed-off backseat-archery prototype-number-six loose-screw huh pyromaniac frosty-reception magic-shield
    backstab-sidestab reluctant-smiting moral-objection icicle-on-a-stick frying-pan-of-justice torch-lit boomerang
    actual-plate-mail cloak-of-plausible-deniability fireproof-long-johns lucky-pants giant-slayer-s-diary sudden-fog
    small-print silent-treatment`,
  critFail: `mind-the-beard prototype-number-six it-s-meant-to-do-that light-fingers haunted-rapier storm-in-a-bottle
    scroll-of-fireball-probably whoopee-cushion-of-woe full-floor-tantrum`,
  monsterHit: `giant gigantic-spider orc-warrior grizzly-bear goblin-pickpocket swamp-wraith bat-swarm sir-rattlesworth
    mother-mandible big-dennis the-sleepless-king crackletooth-the-tepid pointed-sigh enormous-snowball jar-of-bees`,
  defeat: 'mimic steam-powered-boot headbutt hide-in-shadows collection-plate i-m-telling',
};

const BY_CARD = new Map<string, Trigger[]>();
for (const [trigger, keys] of Object.entries(SHOWN) as [Trigger, string][])
  for (const key of keys.split(/\s+/)) BY_CARD.set(key, [...(BY_CARD.get(key) ?? []), trigger]);

export const triggersOf = (key: string): readonly Trigger[] => BY_CARD.get(key) ?? [];
