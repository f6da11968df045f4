package hissho.app.store;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import hissho.card.trick.staircase.Combinadics;
import hissho.card.trick.staircase.StairTables;
import hissho.progress.Progress;
import hissho.store.IntTable;
import hissho.store.MemoryStore;
import hissho.store.TableStore;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MappedStoreTest {

    @TempDir
    Path folder;

    @Test
    void aFinishedTableIsReadByTheNextRunAndAnUnfinishedOneIsNot() {
        IntTable first = new MappedStore(folder, 100).table("squares", 1000);
        for (int i = 0; i < 1000; i++) first.set(i, i * i);
        assertFalse(new MappedStore(folder, 100).table("squares", 1000).finished());
        first.finish();
        IntTable again = new MappedStore(folder, 100).table("squares", 1000);
        assertTrue(again.finished());
        assertEquals(999 * 999, again.get(999));
        assertFalse(new MappedStore(folder, 100).table("squares", 1001).finished(), "another size is another table");
    }

    @Test
    void smallTablesStayInMemory() throws IOException {
        new MappedStore(folder, 4000).table("small", 1000).finish();
        try (var files = Files.list(folder)) {
            assertEquals(0, files.count());
        }
    }

    @Test
    void trickTablesAreTheSameFromFilesAndFromMemory() {
        StairTables memory = StairTables.fill(8, new MemoryStore(), 1, Progress.none());
        for (int run = 0; run < 2; run++) {
            StairTables mapped = StairTables.fill(8, new MappedStore(folder, 1000), 2, Progress.none());
            for (long number = 0; number < Combinadics.count(8); number++)
                assertEquals(memory.stairsOf(8, number), mapped.stairsOf(8, number));
        }
        assertTrue(Files.exists(folder.resolve("trick-stairs-8.ints")));
    }

    @Test
    void aRunThatWasStoppedGoesOnWhereItKept() {
        StairTables whole = StairTables.fill(8, new MemoryStore(), 1, Progress.none());
        IntTable half = new MappedStore(folder, 1000).table("trick-stairs-8", Combinadics.count(8));
        for (long number = 0; number < 5000; number++) half.set(number, whole.stairsOf(8, number));
        half.set(100, ~whole.stairsOf(8, 100)); // whoever fills the layer from the front again writes over this
        half.keep(5000);
        assertFalse(half.finished());
        StairTables resumed = StairTables.fill(8, new MappedStore(folder, 1000), 2, Progress.none());
        for (long number = 0; number < Combinadics.count(8); number++)
            assertEquals(number != 100, whole.stairsOf(8, number) == resumed.stairsOf(8, number));
    }

    @Test
    void aDamagedFileIsFilledAgain() throws IOException {
        StairTables whole = StairTables.fill(8, new MemoryStore(), 1, Progress.none());
        StairTables.fill(8, new MappedStore(folder, 1000), 1, Progress.none());
        Path file = folder.resolve("trick-stairs-8.ints");
        byte[] bytes = Files.readAllBytes(file);
        for (int at : new int[] {0, 9, 17, 25, 64, 20_000, bytes.length - 1}) {
            byte[] flipped = bytes.clone();
            flipped[at] ^= 4;
            Files.write(file, flipped);
            assertFalse(new MappedStore(folder, 1000)
                    .table("trick-stairs-8", Combinadics.count(8))
                    .finished());
            StairTables again = StairTables.fill(8, new MappedStore(folder, 1000), 1, Progress.none());
            for (long number = 0; number < Combinadics.count(8); number++)
                assertEquals(whole.stairsOf(8, number), again.stairsOf(8, number));
        }
    }

    @Test
    void theApplicationInstallsIt() {
        assertInstanceOf(MappedStore.class, TableStore.installed());
    }
}
