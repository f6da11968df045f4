package hissho.app.render.drawing;

/** What a shape is coloured with. */
public sealed interface Paint permits Ink, Heat {}
