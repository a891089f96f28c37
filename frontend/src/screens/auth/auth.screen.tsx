import airlockFile from 'art-file:airlock';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { isUnreachable } from '../../api/unreachable';
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
import './auth.css';

const loadRegisterForm = () => import('./register.form');

/** Loaded lazily, once the page is idle: most visits log in. */
const RegisterForm = lazy(async () => ({ default: (await loadRegisterForm()).RegisterForm }));

/** Why a visitor is here; loaded by those alone whom another screen has sent. */
const Reason = lazy(async () => ({ default: (await import('./reason')).Reason }));

/** Features listed beside the form (§1). */
const OFFERS = ['Games', 'Coins earned by winning', 'Offline play'];

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
  const latest = register.submittedAt > login.submittedAt ? register : login;
  if (user !== null) {
    const hasRegistered = latest === register && latest.isSuccess;
    return <Navigate to={from ?? (hasRegistered ? paths.home : paths.landing)} replace />;
  }
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
        {isHydrated && from !== undefined && (
          <Suspense fallback={<p className="auth__reason">&nbsp;</p>}>
            <Reason from={from} />
          </Suspense>
        )}
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
        <Away error={latest.error} />
        <Offers />
      </div>
    </main>
  );
}

/** Says what the toast of a failed attempt does not (§8): nobody has answered. */
function Away({ error }: { error: Error | null }) {
  if (error === null || !isUnreachable(error)) return null;
  return (
    <p role="status" className="field__error auth__away">
      Your network or the server is away, so nothing was checked.
    </p>
  );
}

function Offers() {
  return (
    <ul className="row wrap auth__offers">
      {OFFERS.map((offer) => (
        <li key={offer} className="accent">
          {offer}
        </li>
      ))}
    </ul>
  );
}
