package hissho.stochastic.system.question;

import hissho.number.Rational;
import hissho.stochastic.system.Cell;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A cell as the textbook writes it: {@code 1 + 3/5 G} pays 1 and goes on with probability 3/5, {@code 1/2 A + 1/2 (-2)} is a lottery
 * between a game and a payoff, {@code -G^T} or {@code 1/3 (-G)} exchanges the roles. Where a payoff stands in brackets after its
 * probability, the probabilities must add up to one; else what they leave is the probability to stop.
 */
final class CellText {

    private static final Pattern WEIGHT = Pattern.compile("(?:\\d+(?:\\.\\d+)?|\\.\\d+)(?:\\s*/\\s*\\d+)?");
    private static final Pattern TURNED = Pattern.compile("\\s*(?:\\^T|ᵀ)");

    private final String text;
    private final Map<String, Integer> numbers;
    private final List<String> names;
    private int at;

    private CellText(String text, Map<String, Integer> numbers) {
        this.text = text.replace('−', '-').strip();
        this.numbers = numbers;
        names = numbers.keySet().stream()
                .sorted(Comparator.comparingInt(String::length).reversed())
                .toList();
    }

    /** The cell that is meant, whether or not its chances add up; nothing where the text cannot be read. */
    static Optional<Cell> read(String text, Map<String, Integer> numbers) {
        return new CellText(text, numbers).cell();
    }

    private Optional<Cell> cell() {
        Rational pay = Rational.ZERO;
        Rational bracketed = Rational.ZERO;
        boolean lottery = false;
        List<Cell.Next> next = new ArrayList<>();
        if (text.isEmpty()) return Optional.empty();
        while (at < text.length()) {
            boolean first = at == 0;
            boolean minus = is('-');
            if (!minus && !is('+') && !first) return Optional.empty();
            Optional<Rational> number = number();
            if (number.isPresent() && !is('*')) is('·');
            Rational weight = number.orElse(Rational.ONE);
            boolean open = is('(');
            boolean minusInside = open && is('-');
            Optional<String> name = name();
            if (name.isPresent()) {
                boolean swap = minus || minusInside;
                if (turned() && !swap) return Optional.empty();
                next.add(new Cell.Next(Objects.requireNonNull(numbers.get(name.get())), weight, swap));
            } else if (open) {
                Optional<Rational> worth = number();
                if (worth.isEmpty() || minus) return Optional.empty();
                Rational amount = minusInside ? worth.get().negated() : worth.get();
                pay = pay.plus(weight.times(amount));
                bracketed = bracketed.plus(weight);
                lottery = true;
            } else {
                if (number.isEmpty()) return Optional.empty();
                pay = minus ? pay.minus(weight) : pay.plus(weight);
            }
            if (open && !is(')')) return Optional.empty();
            blanks();
        }
        Rational stop = lottery ? bracketed : Rational.ONE.minus(Cell.total(next));
        return Optional.of(new Cell(pay, next, stop));
    }

    private void blanks() {
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) at++;
    }

    private boolean is(char sign) {
        blanks();
        if (at == text.length() || text.charAt(at) != sign) return false;
        at++;
        return true;
    }

    private Optional<Rational> number() {
        blanks();
        Matcher matcher = WEIGHT.matcher(text).region(at, text.length());
        if (!matcher.lookingAt()) return Optional.empty();
        int end = matcher.end();
        if (named().filter(name -> at + name.length() > end).isPresent()) return Optional.empty();
        at = end;
        String digits = matcher.group().replaceAll("\\s", "");
        return Rational.read(digits.startsWith(".") ? "0" + digits : digits);
    }

    /** The game whose name stands here, and is read with it. */
    private Optional<String> name() {
        blanks();
        Optional<String> found = named();
        found.ifPresent(name -> at += name.length());
        return found;
    }

    /** The longest name of a game that stands here. */
    private Optional<String> named() {
        return names.stream()
                .filter(name -> !name.isEmpty() && text.startsWith(name, at) && ends(at + name.length()))
                .findFirst();
    }

    private boolean ends(int place) {
        if (place == text.length()) return true;
        char next = text.charAt(place);
        return next == 'ᵀ' || !(Character.isLetterOrDigit(next) || next == '_');
    }

    private boolean turned() {
        Matcher matcher = TURNED.matcher(text).region(at, text.length());
        if (!matcher.lookingAt()) return false;
        at = matcher.end();
        return true;
    }
}
