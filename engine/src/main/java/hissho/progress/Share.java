package hissho.progress;

/** The progress of a part of some work that ends before the work does. */
record Share(Progress whole, long end) implements Progress {

    @Override
    public void done(long part, long all) {
        whole.done(part, all);
    }

    @Override
    public boolean stopAsked() {
        return System.nanoTime() - end > 0 || whole.stopAsked();
    }

    @Override
    public long nanosLeft() {
        return Math.clamp(end - System.nanoTime(), 0, whole.nanosLeft());
    }
}
