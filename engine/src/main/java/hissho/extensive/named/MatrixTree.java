package hissho.extensive.named;

import hissho.form.GameTree;
import hissho.number.RationalMatrix;
import java.util.stream.IntStream;

/** A matrix game as a tree: one player chooses first, the other in one information set, without knowing what was chosen. */
record MatrixTree(RationalMatrix payoffs, boolean columnsFirst) implements NamedTreeKind.Parameters {

    @Override
    public GameTree tree() {
        Growth growth = new Growth();
        int first = columnsFirst ? 1 : 0;
        growth.decide(growth.root(), first, set(first), moves(first));
        for (int move = 0; move < moves(first).length; move++) {
            int node = growth.child(growth.root(), move);
            growth.decide(node, 1 - first, set(1 - first), moves(1 - first));
            for (int answer = 0; answer < moves(1 - first).length; answer++)
                growth.pay(
                        growth.child(node, answer),
                        columnsFirst ? payoffs.get(answer, move) : payoffs.get(move, answer));
        }
        return growth.tree();
    }

    private static String set(int player) {
        return player == 0 ? "I.1" : "II.1";
    }

    private String[] moves(int player) {
        return IntStream.rangeClosed(1, player == 0 ? payoffs.height() : payoffs.width())
                .mapToObj(Integer::toString)
                .toArray(String[]::new);
    }
}
