import { ScreenTitle } from '../ui/screen-title';
import { SkipLink } from '../ui/skip-link';
import { AlienParts } from './alien-parts.panel';
import { BadgeParts, ButtonParts, CoinParts } from './control-parts.panel';
import { FieldParts } from './field-parts.panel';
import { SkeletonParts, TabParts } from './state-parts.panel';
import { ToastParts } from './toast-parts.panel';
import { WindowParts } from './window-parts.panel';

/**
 * Every part of the design in every state, for review; not part of the site. `#shell` shows the navigation.
 */
export function PartsScreen() {
  return (
    <div className="planet-limb">
      <SkipLink />
      <main className="page" id="main" tabIndex={-1}>
        <ScreenTitle
          title="Parts sheet"
          lead="One layered alien, every catalogue part, and the plates everything is built from."
        />
        <div className="stack">
          <AlienParts />
          <div className="halves">
            <ButtonParts />
            <BadgeParts />
            <FieldParts />
            <ToastParts />
            <WindowParts />
            <SkeletonParts />
          </div>
          <CoinParts />
          <TabParts />
        </div>
      </main>
    </div>
  );
}
