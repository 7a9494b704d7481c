// The type of cdp() comes from the browser's provider.
import type {} from '@vitest/browser-playwright';
import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

/** The browser's time zone until the test ends. */
export async function setTimeZone(timezoneId: string): Promise<void> {
  await cdp().send('Emulation.setTimezoneOverride', { timezoneId });
  onTestFinished(() => void cdp().send('Emulation.setTimezoneOverride', { timezoneId: '' }));
}
