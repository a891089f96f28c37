import { DOT } from '../pictures.js';
import { expectBalance, signIn } from '../member.js';
import { giveCoins, post, registerDirectly } from '../rich-member.js';
import { expect, ON_PHONE, test } from '../site.js';

test(
  'a member buys a picture, changes name and password, which signs their other device out, takes their data along and closes the account [S1.09, S1.12, S2.079, S6.11]',
  ON_PHONE,
  async ({ page, anotherPage, site }) => {
    const credentials = await registerDirectly(page, site);
    const other = await anotherPage();
    await post(other, site, '/api/login', credentials);
    await page.goto('/profile');
    const upload = async (): Promise<void> => {
      await page.getByRole('button', { name: 'Upload Picture' }).click();
      const dialog = page.getByRole('dialog', { name: 'Profile Picture' });
      await dialog.getByLabel('Picture file').setInputFiles(DOT);
      await expect(dialog.getByAltText('Preview')).toBeVisible();
      await dialog.getByRole('button', { name: 'Upload Picture' }).dblclick();
    };
    await upload();
    await expect(page.getByText('You need 500 coins to update your profile picture.').first()).toBeVisible();
    await giveCoins(page, site, 510);
    await page.reload();
    await upload();
    await expect(page.getByText('Profile picture updated').first()).toBeVisible();
    const picture = page.getByRole('img', { name: 'Your picture' });
    await expect(picture).toHaveAttribute('src', /^\/media\/.*\.webp$/);
    await expectBalance(page, 10);

    const devices = page.getByRole('region', { name: 'Devices' }).getByRole('listitem');
    await expect(devices).toHaveCount(2);
    const newName = `${credentials.username}-2`;
    const naming = page.getByRole('form', { name: 'Change Username' });
    await naming.getByLabel('New Username').fill(newName);
    await naming.getByLabel('Current Password', { exact: true }).fill('not the password');
    await naming.getByRole('button', { name: 'Update Username' }).click();
    await expect(page.getByText('Failed to update username').first()).toBeVisible();
    await naming.getByLabel('Current Password', { exact: true }).fill(credentials.password);
    await naming.getByRole('button', { name: 'Update Username' }).click();
    await expect(page.getByRole('heading', { level: 1, name: newName })).toBeVisible();

    const changing = page.getByRole('form', { name: 'Change Password' });
    const password = 'another password';
    await changing.getByLabel('Current Password', { exact: true }).fill(credentials.password);
    await changing.getByLabel('New Password', { exact: true }).fill(password);
    await changing.getByLabel('Confirm New Password', { exact: true }).fill(password);
    await changing.getByRole('button', { name: 'Update Password' }).click();
    await expect(page.getByText('Password updated').first()).toBeVisible();
    await expect(devices).toHaveCount(1);
    await other.goto('/home');
    await expect(other).toHaveURL('/auth');
    await signIn(other, { username: newName, password });

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export as JSON' }).click();
    expect((await download).suggestedFilename()).toBe(`alien-squad-${newName}.json`);
    await page.getByRole('button', { name: 'Close Account' }).click();
    const closing = page.getByRole('dialog', { name: 'Close your account?' });
    await closing.getByLabel('Your Password', { exact: true }).fill(password);
    await closing.getByRole('button', { name: 'Close Account' }).click();
    await expect(page.getByText('Account closed').first()).toBeVisible();
    await expect(page).toHaveURL('/auth');
    const login = page.request.post('/api/login', {
      data: { username: newName, password },
      headers: { origin: site.url },
    });
    expect((await login).status()).toBe(401);
  },
);
