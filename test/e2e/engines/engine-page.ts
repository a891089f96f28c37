import { expect } from '@playwright/test';
import { newCredentials } from '../member.js';
import type { Site } from '../site.js';

/** The Enter key in WebDriver. */
const ENTER = '\uE007';

/** A page of a browser engine. */
export abstract class EnginePage {
  abstract open(url: string): Promise<void>;
  abstract evaluate(expression: string): Promise<unknown>;
  /** Types into an element. Rejects if it is not there. */
  protected abstract typeInto(xpath: string, text: string): Promise<void>;

  /** Presses a button, once it is there, by key: a newly opened panel ignores pointers. */
  async press(name: string): Promise<void> {
    const xpath = `//button[(normalize-space() = '${name}' or @aria-label = '${name}') and not(@disabled)]`;
    await expect(() => this.typeInto(xpath, ENTER)).toPass();
  }

  async says(text: string, timeout?: number): Promise<void> {
    const said = () => this.evaluate('document.body.innerText');
    await expect.poll(said, timeout === undefined ? {} : { timeout }).toContain(text);
  }

  /** Registers a new member, who is then on the home screen. */
  async register({ url }: Site): Promise<void> {
    const { username, password } = newCredentials();
    await this.open(`${url}/auth#register`);
    await this.fill('Choose Alien ID', username);
    await this.fill('Create Password', password);
    await this.fill('Confirm Password', password);
    await this.press('Join The Invasion');
    await expect.poll(() => this.evaluate('location.pathname')).toBe('/home');
  }

  private async fill(label: string, text: string): Promise<void> {
    const xpath = `//input[@id = //label[normalize-space() = '${label}']/@for]`;
    await expect(() => this.typeInto(xpath, text)).toPass();
  }
}
