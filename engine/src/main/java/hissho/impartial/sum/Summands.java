package hissho.impartial.sum;

import hissho.document.Field;
import hissho.document.Node;
import hissho.impartial.Component;
import hissho.impartial.ComponentReader;
import hissho.impartial.ImpartialKind;
import hissho.impartial.OutcomeGame;
import hissho.impartial.Valued;
import hissho.impartial.board.BoardSummands;
import hissho.impartial.coin.CoinKinds;
import hissho.impartial.coin.CoinSummands;
import hissho.impartial.graph.GraphSummands;
import hissho.impartial.hackenbush.HackenbushKinds;
import hissho.impartial.hackenbush.HackenbushSummands;
import hissho.impartial.ordinal.OrdinalKinds;
import hissho.impartial.pile.PileSummands;
import hissho.impartial.tartan.TartanKinds;
import hissho.kind.Kind;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What can stand in a sum: one pile, queen, row, picture or graph in the short form of its family, or the document of any impartial
 * kind as it stands alone, several piles and sums among them.
 */
public final class Summands {

    private static final List<ComponentReader> READERS = List.of(
            new PileSummands(), new BoardSummands(), new GraphSummands(), new CoinSummands(), new HackenbushSummands());

    private static final Set<String> BESIDES = Set.of("kind", "title", "source", "note");

    private Summands() {}

    public static List<ComponentReader> readers() {
        return READERS;
    }

    /** Reads one summand by the game it names. */
    public static Component read(Node summand) {
        Node named = summand.find("kind")
                .or(() -> summand.find("game"))
                .orElseThrow(() -> summand.bad("impartial.bad.no-component-kind"));
        String game = named.text();
        Optional<ComponentReader> family =
                READERS.stream().filter(reader -> reader.games().contains(game)).findFirst();
        boolean brief = summand.find("kind").isEmpty() && !isWhole(summand);
        if (family.isPresent() && brief) return family.get().read(summand);
        if (game.equals("graph-game")) return new GraphSummands().graph(summand);
        ImpartialKind kind = kinds().filter(each -> each.name().equals(game))
                .findFirst()
                .orElseThrow(() -> named.bad("core.bad.not-a-choice", game, String.join(", ", names())));
        if (summand.find("play").isPresent()) throw summand.get("play").bad("impartial.bad.component-play");
        Set<String> fields = kind.document().fields().stream().map(Field::name).collect(Collectors.toSet());
        fields.addAll(BESIDES);
        fields.add("game");
        summand.only(fields);
        Component component = kind.read(summand).component();
        return component instanceof OutcomeGame alone ? Valued.of(alone) : component;
    }

    /** Whether piles are given as the document of the kind gives them, not the one pile of the short form. */
    private static boolean isWhole(Node summand) {
        return summand.find("piles").isPresent()
                && summand.find("coins").isEmpty()
                && new PileSummands().games().contains(summand.get("game").text());
    }

    private static Set<String> names() {
        Set<String> names = kinds().map(ImpartialKind::name).collect(Collectors.toCollection(TreeSet::new));
        READERS.forEach(reader -> names.addAll(reader.games()));
        return names;
    }

    private static Stream<ImpartialKind> kinds() {
        return Stream.<List<? extends Kind<?>>>of(
                        ImpartialKinds.all(),
                        CoinKinds.all(),
                        TartanKinds.all(),
                        HackenbushKinds.all(),
                        OrdinalKinds.all())
                .flatMap(List::stream)
                .filter(ImpartialKind.class::isInstance)
                .map(ImpartialKind.class::cast);
    }
}
