package hissho.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The tutorial that adds a kind is carried out: its files are written and compiled, its line added, its commands run. */
class TutorialTest {

    private static final Path PAGE = Ran.ROOT.resolve("docs/guide/your-first-kind.md");
    private static final Pattern FILE =
            Pattern.compile("(?m)^`(engine/[^`]+)`\\n\\n```\\w+\\n(.*?)^```", Pattern.DOTALL);
    private static final Pattern LINE =
            Pattern.compile("in `(engine/[^`]+)`:\\n\\n```java after ([^\\n]+)\\n(.*?)```", Pattern.DOTALL);
    private static final Pattern SESSION = Pattern.compile("```console\\n(.*?)```", Pattern.DOTALL);

    @TempDir
    private Path work;

    @Test
    void everyStepWorks() throws Exception {
        String page = Files.readString(PAGE).replace("\r", "");
        List<File> sources = new ArrayList<>();
        for (Matcher file = FILE.matcher(page); file.find(); ) write(file.group(1), file.group(2), sources);
        Matcher line = LINE.matcher(page);
        assertTrue(line.find(), "the line of the catalogue");
        write(line.group(1), added(line.group(1), line.group(2), line.group(3)), sources);
        assertEquals(4, sources.size(), "three classes and the catalogue");
        compile(sources);
        Matcher session = SESSION.matcher(page);
        assertTrue(session.find(), "the commands");
        int run = 0;
        for (String step : session.group(1).split("(?m)^\\$ \\./hissho ")) {
            if (step.isBlank()) continue;
            String[] lines = step.split("\n");
            String said = run(lines[0].split(" "));
            for (int i = 1; i < lines.length; i++)
                assertTrue(said.contains(lines[i]), "“" + lines[i] + "” in\n" + said);
            run++;
        }
        assertEquals(5, run, "commands");
    }

    private static String added(String file, String after, String line) throws IOException {
        String text = Files.readString(Ran.ROOT.resolve(file));
        assertTrue(text.contains(after), () -> "no line “" + after + "” in " + file);
        return text.replace(after, after + "\n" + line);
    }

    private void write(String name, String text, List<File> sources) throws IOException {
        boolean source = name.endsWith(".java");
        Path file =
                work.resolve(source ? "sources" : "classes").resolve(name.replaceFirst("engine/src/main/\\w+/", ""));
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
        if (source) sources.add(file.toFile());
    }

    private void compile(List<File> sources) throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StringWriter complaints = new StringWriter();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8)) {
            Files.createDirectories(work.resolve("classes"));
            List<String> options = List.of(
                    "-d",
                    work.resolve("classes").toString(),
                    "-classpath",
                    System.getProperty("java.class.path"),
                    "-proc:none");
            boolean done = compiler.getTask(
                            complaints, files, null, options, null, files.getJavaFileObjectsFromFiles(sources))
                    .call();
            assertTrue(done, complaints::toString);
        }
    }

    /** Runs a command with the new classes in front of ours, and gives all it wrote. */
    private String run(String... words) throws Exception {
        String classpath = work.resolve("classes") + File.pathSeparator + System.getProperty("java.class.path");
        List<String> command = Stream.concat(
                        Stream.of(
                                Path.of(System.getProperty("java.home"), "bin", "java")
                                        .toString(),
                                "-cp",
                                classpath,
                                "hissho.app.Main"),
                        Stream.of(words))
                .toList();
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().put("LC_ALL", "C.UTF-8");
        Process process = builder.start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        return said;
    }
}
