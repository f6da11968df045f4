/** How long a report takes to read, and what of it can wait behind a fold. */
import type { Block, Report } from './types';

type Section = Report['sections'][number];

/** About so many lines of a page. */
const PICTURE = 14;
const LETTERS = 90;
/** What fits in sight and a little more; the rest is for whoever wants to know. */
const ENOUGH = 46;

function lines(blocks: Block[]): number {
  return blocks.reduce((all, block) => all + height(block), 1);
}
function height(block: Block): number {
  switch (block.type) {
    case 'paragraph':
      return 1 + block.text.length / LETTERS;
    case 'facts':
      return block.facts.length;
    case 'table':
      return 2 + 1.4 * block.rows.length;
    case 'steps':
      return block.steps.reduce((all, step) => all + step.text.length / LETTERS + lines(step.shown), 0);
    case 'formula':
      return 2;
    default:
      return PICTURE;
  }
}

/**
 * How many sections stand open: all of a short report; of a long one as many as can be taken in, and at least up to the
 * first argument in steps.
 */
export function openSections(sections: Section[]): number {
  const argued = sections.findIndex((section) => section.blocks.some((block) => block.type === 'steps'));
  let read = 0;
  const tired = sections.findIndex((section) => (read += lines(section.blocks)) > ENOUGH);
  return tired < 0 ? sections.length : Math.max(1, argued + 1, tired);
}
