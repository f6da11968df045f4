package hissho.bench;

import hissho.impartial.octal.BreakTable;
import hissho.impartial.octal.OctalGames;
import hissho.impartial.octal.TakeAndBreakCode;
import hissho.progress.Progress;

/** What filling a table of values from nothing showed: rare values, the last heap that has one, the largest value and where it first stands. */
record FilledTable(int heaps, int rareHeaps, int lastRare, int largest, int largestAt) {

    /** Fills the table of a finite octal code, without the certified period doing the work. */
    static FilledTable octal(String code, int heaps) {
        return of(OctalGames.table(TakeAndBreakCode.read(code).orElseThrow()), heaps);
    }

    /** Fills the table of Grundy's game. */
    static FilledTable grundysGame(int heaps) {
        return of(OctalGames.unequalSplits(), heaps);
    }

    private static FilledTable of(BreakTable table, int heaps) {
        table.extend(heaps + 1, Progress.none());
        int at = 0;
        for (int n = 0; n <= heaps; n++) if (table.value(n) > table.value(at)) at = n;
        return new FilledTable(heaps, table.rareHeaps(), table.largestRareHeap(), table.value(at), at);
    }
}
