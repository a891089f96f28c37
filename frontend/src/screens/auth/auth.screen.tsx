import gateFile from 'art-file:gate';
import Coins from 'lucide-react/icons/coins';
import Gamepad2 from 'lucide-react/icons/gamepad-2';
import Zap from 'lucide-react/icons/zap';
import { Navigate, useLocation } from 'react-router-dom';
import { useAuth } from '../../session/auth';
import { paths } from '../../session/paths';
import { safePath } from '../../lib/safe-path';
import { Brand } from '../../ui/brand';
import { Card } from '../../ui/card';
import { SlantedLines } from '../../ui/screen-title';
import { Tab, TabList, TabPanel, Tabs } from '../../ui/tabs';
import { dismissFailures } from '../../ui/toast';
import { LoginForm } from './login.form';
import { RegisterForm } from './register.form';
import './auth.css';

/** Features listed beside the form (§1). */
const OFFERS = [
  { icon: Gamepad2, text: 'Games' },
  { icon: Coins, text: 'Coins earned by winning' },
  { icon: Zap, text: 'Offline play' },
];

/** Sign-in and register (§2). A signed-in member is redirected to the requested or the start screen. */
export function AuthScreen() {
  const { user } = useAuth();
  const { state } = useLocation() as { state: { from?: unknown } | null };
  if (user !== null) return <Navigate to={safePath(state?.from) ?? paths.landing} replace />;
  return (
    <main id="main" tabIndex={-1} className="auth planet-limb">
      <section className="auth__welcome">
        <img className="auth__scene" src={gateFile} alt="" width={800} height={900} fetchPriority="high" />
        <Brand to={paths.landing} />
        <h1>
          <SlantedLines lines={['The portal', 'is open.']} />
        </h1>
        <p className="auth__lead">
          Play, win coins, dress your alien and race the squad. One account for the racing site and the
          community.
        </p>
      </section>
      <div className="column auth__entrance">
        <Card as="div" className="auth__card">
          <Tabs defaultValue="login" onValueChange={dismissFailures}>
            <TabList isEven aria-label="Sign in or join">
              <Tab value="login">Log In</Tab>
              <Tab value="register">Register</Tab>
            </TabList>
            <TabPanel value="login" tabIndex={-1}>
              <LoginForm />
            </TabPanel>
            <TabPanel value="register" tabIndex={-1}>
              <RegisterForm />
            </TabPanel>
          </Tabs>
        </Card>
      </div>
      <ul className="row wrap auth__offers">
        {OFFERS.map(({ icon: Icon, text }) => (
          <li key={text} className="row gap-10">
            <Icon size={20} aria-hidden="true" className="text-slime" />
            {text}
          </li>
        ))}
      </ul>
    </main>
  );
}
