package hissho.equilibrium;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import hissho.form.Bimatrix;
import hissho.form.Profile;
import hissho.number.Rational;
import hissho.number.RationalMatrix;
import hissho.progress.Progress;
import hissho.property.Property;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The extreme equilibria are those of lrsnash (Debian package lrslib), on random and on degenerate games; passed over where it is not installed. */
class LrsnashTest {

    private static final Path PROGRAM = Path.of("/usr/bin/lrsnash");

    @TempDir
    @SuppressWarnings("NullAway")
    Path folder;

    @Test
    void bothProgramsFindTheSameExtremeEquilibria() {
        assumeTrue(Files.isExecutable(PROGRAM));
        Property.holds(150, Games.upTo(6, 0, 3), this::same);
        Property.holds(100, Games.upTo(7, -99, 99), this::same);
        Property.holds(50, Games.upTo(5, 0, 1), this::same);
    }

    private void same(Bimatrix game) throws IOException, InterruptedException {
        Set<String> ours = AllEquilibria.of(game, Progress.none()).extreme().stream()
                .map(LrsnashTest::written)
                .collect(Collectors.toCollection(TreeSet::new));
        assertEquals(theirs(game), ours);
    }

    private static String written(Profile pair) {
        return pair.strategies().stream()
                .map(s -> s.weights().stream().map(Rational::toString).collect(Collectors.joining(" ")))
                .collect(Collectors.joining(" | "));
    }

    /** What lrsnash prints: the second player's strategies of a block, then the first player's that goes with all of them. */
    private Set<String> theirs(Bimatrix game) throws IOException, InterruptedException {
        Path file = folder.resolve("game");
        Files.writeString(
                file,
                game.first().height() + " " + game.first().width() + "\n\n" + lines(game.first()) + "\n"
                        + lines(game.second()));
        Process process = new ProcessBuilder(PROGRAM.toString(), file.toString())
                .redirectErrorStream(true)
                .start();
        String out = new String(process.getInputStream().readAllBytes(), java.nio.charset.StandardCharsets.UTF_8);
        process.waitFor();
        Set<String> all = new TreeSet<>();
        List<String> block = new ArrayList<>();
        for (String line : out.split("\n")) {
            String[] words = line.strip().split("\\s+");
            if (words[0].equals("2") && words.length == game.first().width() + 2) block.add(numbers(words));
            if (!words[0].equals("1") || words.length != game.first().height() + 2) continue;
            for (String second : block) all.add(numbers(words) + " | " + second);
            block.clear();
        }
        return all;
    }

    private static String numbers(String[] words) {
        List<String> numbers = new ArrayList<>();
        for (int k = 1; k < words.length - 1; k++)
            numbers.add(Rational.parse(words[k]).toString());
        return String.join(" ", numbers);
    }

    private static String lines(RationalMatrix matrix) {
        return matrix.rows().stream()
                .map(row -> row.stream().map(Rational::toString).collect(Collectors.joining(" ")) + "\n")
                .collect(Collectors.joining());
    }
}
