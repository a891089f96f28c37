import airlockFile from 'art-file:airlock';
import Coins from 'lucide-react/icons/coins';
import Gamepad2 from 'lucide-react/icons/gamepad-2';
import Zap from 'lucide-react/icons/zap';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useAuth } from '../../session/auth';
import { paths, registerHash } from '../../session/paths';
import { safePath } from '../../lib/safe-path';
import { useHydrated } from '../../lib/use-hydrated';
import { whenIdle } from '../../lib/when-idle';
import { Brand } from '../../ui/brand';
import { SlantedLines } from '../../ui/screen-title';
import { Tab, TabList, TabPanel, Tabs } from '../../ui/tabs';
import { dismissFailures } from '../../ui/toast';
import { LoginForm } from './login.form';
import { reasonFor } from './reasons';
import './auth.css';

const loadRegisterForm = () => import('./register.form');

/** Loaded lazily, once the page is idle: most visits log in. */
const RegisterForm = lazy(async () => ({ default: (await loadRegisterForm()).RegisterForm }));

/** Features listed beside the form (§1). */
const OFFERS = [
  { icon: Gamepad2, text: 'Games' },
  { icon: Coins, text: 'Coins earned by winning' },
  { icon: Zap, text: 'Offline play' },
];

/**
 * Log in and register (§2). A signed-in member is redirected to the screen that sent them here, else to the
 * start screen, or home after registering.
 */
export function AuthScreen() {
  const { user, login, register } = useAuth();
  const { state, hash } = useLocation() as { state: { from?: unknown } | null; hash: string };
  const [chosenTab, setChosenTab] = useState<string>();
  // The prerendered page knows neither hash nor state.
  const isHydrated = useHydrated();
  const from = safePath(state?.from);
  useEffect(() => whenIdle(() => void loadRegisterForm().catch(() => undefined)), []);
  if (user !== null) {
    const hasRegistered = register.isSuccess && register.submittedAt > login.submittedAt;
    return <Navigate to={from ?? (hasRegistered ? paths.home : paths.landing)} replace />;
  }
  const reason = isHydrated ? reasonFor(from) : undefined;
  const linkedTab = isHydrated && hash === registerHash ? 'register' : 'login';
  const choose = (tab: string): void => {
    dismissFailures();
    setChosenTab(tab);
  };
  return (
    <main id="main" tabIndex={-1} className="auth">
      <section className="auth__welcome">
        <img
          className="auth__scene"
          src={airlockFile}
          alt=""
          width={1800}
          height={900}
          fetchPriority="high"
        />
        <Brand to={paths.landing} />
        <h1>
          <SlantedLines lines={['The door', 'is open.']} />
        </h1>
        <p className="auth__lead">A name, a password, and the green one waves you in.</p>
      </section>
      <div className="column auth__entrance">
        {reason !== undefined && <p className="auth__reason accent accent--ion">{reason}</p>}
        <Tabs value={chosenTab ?? linkedTab} onValueChange={choose}>
          <TabList isEven aria-label="Log in or register">
            <Tab value="login">Log In</Tab>
            <Tab value="register">Register</Tab>
          </TabList>
          <TabPanel value="login" tabIndex={-1}>
            <LoginForm />
          </TabPanel>
          <TabPanel value="register" tabIndex={-1}>
            <Suspense fallback={<div className="auth__loading" />}>
              <RegisterForm />
            </Suspense>
          </TabPanel>
        </Tabs>
        <Offers />
      </div>
    </main>
  );
}

function Offers() {
  return (
    <ul className="row wrap auth__offers">
      {OFFERS.map(({ icon: Icon, text }) => (
        <li key={text} className="row gap-8">
          <Icon size={18} aria-hidden="true" className="text-slime" />
          {text}
        </li>
      ))}
    </ul>
  );
}
