package hissho.app;

import hissho.app.web.Workroom;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/** The process in which a server's work is done; see {@link Workroom}. */
public final class Worker {

    private Worker() {}

    public static void main(String[] none) throws IOException {
        Workroom.work(System.in, new PrintStream(System.out, true, StandardCharsets.UTF_8));
        Runtime.getRuntime().halt(0);
    }
}
