// Disagreements between the program and this checker that are known and not settled yet. A refutation for one of these reasons is counted apart.
export const known = [
  { what: 'after an eight-cut the same player leads at once, but the length counts a pass of the other player',
    is: (d, why) => d.kind === 'tanhinmin' && d.eightCut && why.startsWith('answer.length') },
  { what: 'with an arithmetic progression and a pile above a million takes, not all winning moves are counted',
    is: (d, why) => d.kind === 'subtraction' && d.subtractionSet?.kind === 'arithmetic' && why.startsWith('answer.moveCount') },
];
