/** What stands on a playing card: a rank, and a suit where it has one. */
const SUITS: Record<string, string> = { S: '♠', H: '♥', D: '♦', C: '♣', '♠': '♠', '♥': '♥', '♦': '♦', '♣': '♣' };
export type Face = { rank: string; suit: string; red: boolean; points: string };

/**
 * The face of a card written as SA, A♠, 10♥ or 7, with its points behind it as in 8 (1); anything else stands as it is.
 */
export function faced(whole: string): Face {
  const [, text = whole, points = ''] = /^(\S+) \((\S+)\)$/u.exec(whole) ?? [];
  const first = /^([SHDC♠♥♦♣])(10|[2-9]|[1-9]\d?|[TJQKA])$/u.exec(text);
  const last = /^(10|[2-9]|[1-9]\d?|[TJQKA])([SHDC♠♥♦♣])$/u.exec(text);
  const [rank, letter] = first ? [first[2] ?? '', first[1] ?? ''] : last ? [last[1] ?? '', last[2] ?? ''] : [text, ''];
  const suit = SUITS[letter] ?? '';
  return { rank, suit, red: suit === '♥' || suit === '♦', points };
}
