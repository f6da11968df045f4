package hissho.app;

import hissho.app.command.Screen;
import hissho.app.document.Examples;
import hissho.app.document.Examples.Example;
import java.io.ByteArrayInputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.util.List;
import java.util.TreeMap;

/** Runs the usual commands once, so that the JDK can record what a start needs and keep it ready. */
public final class Rehearsal {

    private Rehearsal() {}

    public static void main(String[] args) {
        for (String language : List.of("en", "ja")) {
            run("version", "--lang", language);
            run("--help", "--lang", language);
            run("solve", "--help", "--lang", language);
            run("kinds", "--lang", language);
        }
        TreeMap<String, Example> oneOfEachRoom = new TreeMap<>();
        for (Example example : Examples.all())
            oneOfEachRoom.putIfAbsent(example.name().split("/", -1)[0], example);
        for (Example example : oneOfEachRoom.values()) {
            run("solve", example.name(), "--budget", "2");
            run("solve", example.name(), "--budget", "2", "--format", "json", "--lang", "ja");
        }
        System.exit(0); // as the command line does, so that what the JDK does at an exit is kept too
    }

    private static void run(String... args) {
        PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream());
        Main.run(args, new ByteArrayInputStream(new byte[0]), nowhere, nowhere, Screen.NONE);
    }
}
