// Who won, as a sentence.

export function winnersSentence(winners: readonly number[], names: readonly string[]): string {
  if (winners.length === 0) return 'Nobody wins';
  const list = new Intl.ListFormat('en').format(winners.map((seat) => names[seat] ?? `Player ${seat + 1}`));
  if (winners.length > 1) return `${list} share the win`;
  return list === 'You' ? 'You win' : `${list} wins`;
}
