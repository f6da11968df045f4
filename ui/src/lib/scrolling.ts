/** What is wider than its room can be reached, and so scrolled, with the keyboard; what fits is no stop on the way. */
export function scrolls(node: HTMLElement): () => void {
  const look = () => {
    if (node.scrollWidth > node.clientWidth + 1) node.tabIndex = 0;
    else node.removeAttribute('tabindex');
  };
  const watching = new ResizeObserver(look);
  watching.observe(node);
  for (const child of node.children) watching.observe(child);
  look();
  return () => watching.disconnect();
}
