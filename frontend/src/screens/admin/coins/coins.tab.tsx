import { CoinDistributionCard } from './coin-distribution.card';
import { CoinSettings } from './coin-settings.form';
import { ModifyCoinsForm } from './modify-coins.form';
import { RichestUsers } from './richest-users.card';
import './coins.css';

/** The tab 'Coins' (§2): changing a user's coins, their distribution, and the automatic grants. */
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
