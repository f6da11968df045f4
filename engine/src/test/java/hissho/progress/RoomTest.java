package hissho.progress;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class RoomTest {

    @Test
    void nobodyKeepsMoreThanHalfOfTheHeap() {
        long heap = Runtime.getRuntime().maxMemory();
        Room.ask(heap / 2);
        assertThrows(Progress.Full.class, () -> Room.ask(heap / 2 + 1));
        assertThrows(Progress.Full.class, () -> Room.ask(Long.MAX_VALUE));
        assertEquals(1000, Room.positions(1000));
        assertTrue(Room.positions(Integer.MAX_VALUE) < heap / 100);
    }
}
