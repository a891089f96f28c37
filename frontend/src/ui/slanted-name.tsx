/** Names longer than this are split into two lines. */
const MAX_LINE_LENGTH = 12;

/** How many letters from its middle a long name may be split, if `_` or `-` ends a word there. */
const NEAR_MIDDLE = 4;

/** A member's name in a heading. A long name gets two lines, each slanted and as small as needed. */
export function SlantedName({ name }: { name: string }) {
  const at = name.length > MAX_LINE_LENGTH ? breakOf(name) : name.length;
  const style: Record<`--${string}`, number> = { '--letters': Math.max(at, name.length - at) };
  const lines = [name.slice(0, at), name.slice(at)].filter((line) => line !== '');
  return lines.map((line, index) => (
    <span className="slant slant--name" style={style} key={index}>
      {line}
    </span>
  ));
}

function breakOf(name: string): number {
  const middle = Math.ceil(name.length / 2);
  const far = (at: number): number => Math.abs(at - middle);
  const [nearest = middle] = [...name.matchAll(/[_-](?=[^_-])/g)]
    .map(({ index }) => index + 1)
    .sort((one, other) => far(one) - far(other));
  return far(nearest) > NEAR_MIDDLE ? middle : nearest;
}
