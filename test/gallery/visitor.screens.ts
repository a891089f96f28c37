import { aRequest } from '../../frontend/test/fixtures/crew-data';
import { ok } from '../../frontend/test/fixtures/busy-site';
import { SITE } from '../../frontend/test/fixtures/home-data';
import { problem } from '../../frontend/test/support/fake-api';
import type { GalleryScreen } from './screen.js';

const SCREENS: GalleryScreen[] = [
  { name: 'landing', path: '/' },
  {
    name: 'landing-on-air',
    path: '/',
    fixtures: { 'GET /api/livestream/on-air': ok({ isLive: true, race: 'Sunday Night Series' }) },
    shows: 'Log in to watch with the squad.',
  },
  { name: 'toast', path: '/', press: ['Get Notified'], shows: 'Feature Coming Soon' },
  { name: 'network', path: '/network' },
  { name: 'auth-log-in', path: '/auth' },
  {
    name: 'auth-log-in-refused',
    path: '/auth',
    fixtures: { 'POST /api/login': problem(401, 'auth.wrong_credentials', 'Wrong Alien ID or password.') },
    press: [['Alien ID', 'nobody-at-all'], ['Password', 'not the password'], 'Access Portal'],
    shows: 'Login failed',
  },
  { name: 'auth-register', path: '/auth', press: ['Register'] },
  {
    name: 'auth-register-free',
    path: '/auth#register',
    fixtures: { 'GET /api/register/name': ok({ isFree: true }) },
    press: [
      ['Choose Alien ID', 'Pip_Comet'],
      ['Create Password', 'moonsoup7'],
    ],
    shows: 'Pip_Comet is free.',
  },
  {
    name: 'auth-register-taken',
    path: '/auth#register',
    fixtures: { 'GET /api/register/name': ok({ isFree: false }) },
    press: [['Choose Alien ID', 'Wolfgang-Amadeus_Comet24']],
    shows: 'Wolfgang-Amadeus_Comet24 is taken.',
  },
  { name: 'auth-reason', path: '/friends', shows: /^Log in or register to see your friends/ },
  {
    name: 'auth-register-invalid',
    path: '/auth',
    press: ['Register', ['Confirm Password', 'something else'], 'Join The Invasion'],
  },
  {
    name: 'auth-register-closed',
    path: '/auth',
    fixtures: { 'GET /api/site': ok({ ...SITE, isRegistrationOpen: false }) },
    press: ['Register'],
    shows: /^New accounts cannot be made/,
  },
  { name: 'racing-visitor', path: '/racing' },
  {
    name: 'join',
    path: '/join/AAAAB1JPnx_VDEx1c2hpbmcX',
    fixtures: { 'GET /api/invitations/*': ok(aRequest({ username: 'Nova_Quill' })) },
    shows: 'Register',
  },
  { name: 'join-over', path: '/join/forged', shows: 'Ask for a new one.' },
  { name: 'not-found', path: '/no-such-page' },
];

/** The screens of visitors: the landing page, the network, signing in, and unknown addresses. */
export const VISITOR_SCREENS = SCREENS.map((screen) => ({ ...screen, as: 'visitor' as const }));
