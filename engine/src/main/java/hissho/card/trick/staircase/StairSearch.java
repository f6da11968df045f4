package hissho.card.trick.staircase;

import hissho.progress.Progress;

/**
 * Staircases of single words worked out on demand and remembered: of a deal of thirteen cards each only a hundred thousand or so of
 * the smaller words are ever reached, so a deal is answered at once without filling tables, and walking through it
 * stays warm. Not for several threads at a time.
 */
public final class StairSearch {

    private final Progress progress;
    private final Memory[] layers = new Memory[Combinadics.LARGEST + 1];

    public StairSearch(Progress progress) {
        this.progress = progress;
        for (int m = 0; m < layers.length; m++) layers[m] = new Memory();
    }

    /** The staircase of a word with m cards in each hand. */
    public int stairs(int m, int word) {
        if (m == 0) return 0;
        if (m == 1) return (word & 1) == 1 ? 0b11 : 0;
        Memory memory = layers[m];
        int slot = memory.find(word);
        if (memory.words[slot] == word) return memory.stairs[slot];
        if (m > 8) progress.check();
        int stairs = Step.stairs(m, word, rest -> stairs(m - 1, rest));
        memory.put(word, stairs);
        return stairs;
    }

    /** Words and their staircases in an open hash table; no word is zero. */
    private static final class Memory {
        private int[] words = new int[16];
        private int[] stairs = new int[16];
        private int used;

        int find(int word) {
            int mask = words.length - 1;
            int slot = ((word * 0x9E3779B9) >>> 7) & mask;
            while (words[slot] != 0 && words[slot] != word) slot = (slot + 1) & mask;
            return slot;
        }

        void put(int word, int value) {
            if (2 * (used + 1) > words.length) grow();
            int slot = find(word);
            if (words[slot] == 0) used++;
            words[slot] = word;
            stairs[slot] = value;
        }

        private void grow() {
            int[] oldWords = words;
            int[] oldStairs = stairs;
            words = new int[2 * oldWords.length];
            stairs = new int[2 * oldWords.length];
            for (int i = 0; i < oldWords.length; i++) {
                if (oldWords[i] == 0) continue;
                int slot = find(oldWords[i]);
                words[slot] = oldWords[i];
                stairs[slot] = oldStairs[i];
            }
        }
    }
}
