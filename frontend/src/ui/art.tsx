import type { Drawing } from 'game-scenes/art-core/drawing';
import { useInsertionEffect } from 'react';
import { classNames } from './class-names';
import { noteDefs, shareDefs } from './shared-defs';

export interface ArtProps {
  drawing: Drawing;
  /** Text for screen readers; without it the picture is decoration. */
  title?: string | undefined;
  /** `bob` floats, `alive` lets an alien blink. */
  className?: string | undefined;
  /** Fills its box and is clipped by it (backgrounds, covers). */
  isScene?: boolean;
}

/** Renders a drawing of game-scenes as inline SVG. Create the drawing once (module constant or `useMemo`). */
export function Art({ drawing, title, className, isScene }: ArtProps) {
  if (typeof document === 'undefined') noteDefs(drawing.defs);
  useInsertionEffect(() => shareDefs(drawing.defs), [drawing.defs]);
  return (
    <svg
      className={classNames('art', isScene && 'art--scene', className)}
      viewBox={drawing.viewBox.join(' ')}
      preserveAspectRatio={drawing.preserveAspectRatio}
      {...(title === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': title })}
      dangerouslySetInnerHTML={{ __html: drawing.body }}
    />
  );
}
