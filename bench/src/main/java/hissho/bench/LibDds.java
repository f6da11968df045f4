package hissho.bench;

import hissho.card.trick.whist.TableRules;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** libdds, the double dummy solver of the bridge world, in a process of its own that answers line by line. */
final class LibDds implements AutoCloseable {

    private static final Path SOURCE = Path.of("bench", "src", "main", "c", "dds.c");
    private static final int LOWEST = 2;

    /**
     * What it said.
     *
     * @param tricks the tricks asked for
     * @param seconds how long it took
     * @param used the time of processors it used
     */
    record Answer(List<Integer> tricks, double seconds, double used) {}

    private final Process process;
    private final BufferedReader answers;
    private final Writer questions;
    private final String version;

    private LibDds(Process process) throws IOException {
        this.process = process;
        answers = process.inputReader(StandardCharsets.UTF_8);
        questions = process.outputWriter(StandardCharsets.UTF_8);
        version = String.valueOf(answers.readLine());
    }

    /** The program, compiled here; nothing where there is no compiler or no library. */
    static Optional<LibDds> open(int threads) throws IOException, InterruptedException {
        Path folder = Files.createTempDirectory("hissho-dds");
        Path program = folder.resolve("dds");
        folder.toFile().deleteOnExit();
        program.toFile().deleteOnExit();
        try {
            Process compiler = new ProcessBuilder("cc", "-O2", "-o", program.toString(), SOURCE.toString(), "-ldds")
                    .redirectErrorStream(true)
                    .start();
            compiler.getInputStream().readAllBytes();
            if (compiler.waitFor() != 0) return Optional.empty();
        } catch (IOException e) {
            return Optional.empty();
        }
        return Optional.of(new LibDds(new ProcessBuilder(program.toString(), "" + threads)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start()));
    }

    String version() {
        return version;
    }

    /** The tricks of the leader's side; a trump of 4 is none. */
    Answer value(TableRules rules, List<Long> hands, int trump, int leader) {
        return asked("S " + trump + " " + leader + cards(rules, hands));
    }

    /** The tricks of every declarer in every denomination, trumps first: twenty numbers. */
    Answer table(TableRules rules, List<Long> hands) {
        return asked("T" + cards(rules, hands));
    }

    private Answer asked(String question) {
        try {
            questions.write(question + "\n");
            questions.flush();
            String line = answers.readLine();
            if (line == null) throw new IllegalStateException("libdds has ended");
            String[] words = line.strip().split(" ", -1);
            List<Integer> tricks = Stream.of(words)
                    .limit(words.length - 2L)
                    .map(Integer::valueOf)
                    .toList();
            return new Answer(
                    tricks, Double.parseDouble(words[words.length - 2]), Double.parseDouble(words[words.length - 1]));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The cards of each hand in each suit, the two in bit 2 and the ace in bit 14. */
    private static String cards(TableRules rules, List<Long> hands) {
        StringBuilder text = new StringBuilder();
        for (long hand : hands)
            for (long suit : rules.suits()) {
                int ranks = 0;
                for (long rest = hand & suit; rest != 0; rest &= rest - 1) {
                    long above = suit & ~((Long.lowestOneBit(rest) << 1) - 1);
                    ranks |= 1 << (LOWEST + Long.bitCount(above));
                }
                text.append(' ').append(Integer.toHexString(ranks));
            }
        return text.toString();
    }

    @Override
    public void close() {
        process.destroy();
    }
}
