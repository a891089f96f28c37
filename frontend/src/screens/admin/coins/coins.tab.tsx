import { CoinDistributionCard } from './coin-distribution.card';
import { CoinSettings } from './coin-settings.form';
import { ModifyCoinsForm } from './modify-coins.form';
import { RichestUsers } from './richest-users.card';
import './coins.css';

/** The tab 'Coins' (§2): changing a user's coins, their distribution, and the automatic grants. */
export function CoinsTab() {
  return (
    <div className="column gap-16 admin-coins">
      <div className="column gap-16">
        <ModifyCoinsForm />
        <CoinSettings />
      </div>
      <div className="column gap-16">
        <CoinDistributionCard />
        <RichestUsers />
      </div>
    </div>
  );
}
