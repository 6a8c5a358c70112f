import type { Path } from 'fontkit';

type Command = Path['commands'][number];

function boxOf(commands: readonly Command[]) {
  const points = commands.flatMap(({ args }) => args);
  const xs = points.filter((_, index) => index % 2 === 0);
  const ys = points.filter((_, index) => index % 2 === 1);
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    bottom: Math.min(...ys),
    top: Math.max(...ys),
  };
}

/**
 * The zero without its slash: its outline, and the same again, mirrored, as large as the counter.
 * @param commands outline of the slashed zero: the outer contour, then the halves of the counter
 */
export function withoutSlash(commands: Path['commands']): Path['commands'] {
  const end = commands.findIndex(({ command }) => command === 'closePath') + 1;
  const outline = commands.slice(0, end);
  const from = boxOf(outline);
  const to = boxOf(commands.slice(end));
  const across = (to.right - to.left) / (from.right - from.left);
  const up = (to.top - to.bottom) / (from.top - from.bottom);
  const place = (command: Command): Command => ({
    ...command,
    args: command.args.map((value, index) =>
      index % 2 === 0
        ? to.right - (value - from.left) * across
        : to.bottom + (value - from.bottom) * up,
    ),
  });
  // Mirrored, so that it runs the other way round and stays a hole.
  const counter = outline.map(place);
  return [...outline, ...counter];
}
