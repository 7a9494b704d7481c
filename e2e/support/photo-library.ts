// The media library on the screen.
import type { Page } from '@playwright/test';
import { expect, useSession } from './fixtures.ts';
import type { PictureFile } from './photos.ts';
import { accounts } from './settings.ts';

export const drawer = (page: Page) => page.getByRole('dialog', { name: 'Edit the photo' });

export async function openLibrary(page: Page, as: string = accounts.staff) {
  await useSession(page, as);
  await page.goto('/admin/photos');
  await expect(page.getByRole('button', { name: 'Upload photos' })).toBeVisible();
}

export async function chooseFiles(page: Page, files: PictureFile[]) {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload photos' }).click();
  await (await chooser).setFiles(files);
}

export async function closeDrawer(page: Page): Promise<void> {
  await drawer(page).getByRole('button', { name: 'Close' }).click();
  await expect(drawer(page)).toHaveCount(0);
}
