package hissho.topic;

import java.util.List;

/** The topics of answer keys about matrix games. */
final class MatrixTopics {

    static final List<Topic> ALL = List.of();

    private MatrixTopics() {}
}
