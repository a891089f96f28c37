import { CoinDistributionCard } from './coin-distribution.card';
import { CoinSettings } from './coin-settings.form';
import { ModifyCoinsForm } from './modify-coins.form';
import { RichestUsers } from './richest-users.card';
import './coins.css';

/** The tab 'Coins' (§2): changing somebody's coins, how all of them are spread, and what is given unasked. */
export function CoinsTab() {
  return (
    <div className="admin-coins">
      <div className="stack">
        <ModifyCoinsForm />
        <CoinSettings />
      </div>
      <div className="stack">
        <CoinDistributionCard />
        <RichestUsers />
      </div>
    </div>
  );
}
