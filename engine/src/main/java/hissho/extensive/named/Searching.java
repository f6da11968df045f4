package hissho.extensive.named;

import hissho.form.GameTree;
import hissho.number.Rational;
import hissho.number.RationalVector;

/**
 * The Silver Dollar: II hides a dollar in one of two rooms, I searches once or twice; a search of the right room finds it only with
 * the room's probability. Two searches are independent, and the dollar stays where it is.
 */
record Searching(RationalVector success, int searches) implements NamedTreeKind.Parameters {

    private static final String[] ROOMS = {"1", "2"};

    @Override
    public GameTree tree() {
        Growth growth = new Growth();
        growth.decide(growth.root(), 1, "II.1", ROOMS);
        for (int hidden = 0; hidden < 2; hidden++) {
            int first = growth.child(growth.root(), hidden);
            growth.decide(first, 0, "I.1", ROOMS);
            for (int room = 0; room < 2; room++) {
                int searched = growth.child(first, room);
                if (searches == 1) search(growth, searched, hidden, room);
                else again(growth, searched, hidden, room);
            }
        }
        return growth.tree();
    }

    /** The last search. */
    private void search(Growth growth, int node, int hidden, int room) {
        if (room != hidden) {
            growth.pay(node, 0);
            return;
        }
        found(growth, node, room);
        growth.pay(growth.child(node, 1), 0);
    }

    private void found(Growth growth, int node, int room) {
        growth.chance(node, "found", success.get(room), "missed");
        growth.pay(growth.child(node, 0), Rational.ONE);
    }

    private void again(Growth growth, int node, int hidden, int room) {
        int missed = node;
        if (room == hidden) {
            found(growth, node, room);
            missed = growth.child(node, 1);
        }
        growth.decide(missed, 0, "I.after" + ROOMS[room], ROOMS);
        for (int next = 0; next < 2; next++) search(growth, growth.child(missed, next), hidden, next);
    }
}
