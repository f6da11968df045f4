package hissho.progress;

/** A progress nobody looks at. */
enum Unwatched implements Progress {
    ONLY;

    @Override
    public void done(long part, long whole) {}

    @Override
    public boolean stopAsked() {
        return false;
    }
}
