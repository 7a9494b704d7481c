import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { fakeApi } from '#testing/fake-api.ts';
import { renderInSite } from '#testing/render-site.tsx';
import { GalleryMosaic } from './gallery-mosaic.tsx';

const scenes = ['timimoun-ksar', 'taghit-dune', 'dunes-night', 'beni-abbes', 'tipaza-columns'];
const pictures = scenes.map((scene) => ({
  src: `/illustrations/${scene}.webp`,
  alt: `Scene of ${scene}`,
  caption: `Seen at ${scene}`,
}));

const viewer = page.getByRole('dialog', { name: 'Pictures of Gourara' });
const position = viewer.getByRole('status');
const second = page.getByRole('button', { name: 'Scene of taghit-dune, open full screen' });

beforeEach(() => void fakeApi());

async function openSecond() {
  await renderInSite(<GalleryMosaic name="Gourara" pictures={pictures} />);
  await second.click();
  await expect.element(position).toMatchTextContent('2 of 5');
}

const loadedScenes = () =>
  [...viewer.element().querySelectorAll('img')].map(({ alt }) => alt.replace('Scene of ', ''));

it('shows a picture in full screen with its caption, and loads those beside it', async () => {
  await openSecond();
  await expect.element(viewer.getByRole('img', { name: 'Scene of taghit-dune' })).toBeVisible();
  await expect.element(viewer.getByText('Seen at taghit-dune')).toBeVisible();
  await expect.element(viewer.getByText('Illustration, not a photograph')).toBeVisible();
  expect(loadedScenes()).toEqual(['timimoun-ksar', 'taghit-dune', 'dunes-night']);
});

it('follows the keyboard', async () => {
  await openSecond();
  for (const [keys, expected] of [
    ['{ArrowRight}{ArrowRight}', '4 of 5'],
    ['{ArrowLeft}', '3 of 5'],
    ['{End}', '5 of 5'],
    ['{ArrowRight}', '5 of 5'],
    ['{Home}', '1 of 5'],
  ]) {
    await userEvent.keyboard(keys ?? '');
    await expect.element(position).toMatchTextContent(expected ?? '');
  }
  await expect.element(position).toMatchTextContent('1 of 5, Scene of timimoun-ksar');
  await expect.element(viewer.getByText('Seen at timimoun-ksar')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(viewer).not.toBeInTheDocument();
  await expect.element(second).toHaveFocus();
});

it('keeps focus inside, and returns it to the opener', async () => {
  await openSecond();
  for (let presses = 0; presses < 6; presses += 1) {
    await userEvent.keyboard('{Tab}');
    const focused = document.activeElement;
    expect(focused === document.body || viewer.element().contains(focused)).toBe(true);
  }
  await viewer.getByRole('button', { name: 'Close' }).click();
  await expect.element(viewer).not.toBeInTheDocument();
  await expect.element(second).toHaveFocus();
});

it('is closed by Back', async () => {
  await openSecond();
  const address = location.href;
  history.back();
  await expect.element(viewer).not.toBeInTheDocument();
  await expect.element(second).toHaveFocus();
  expect(location.href).toBe(address);
});

/** With a finger, from right to left. The runner may show the page smaller than it is. */
async function swipeLeft() {
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect();
  const scale = frame.width / window.innerWidth;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
    cdp().send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd' ? [] : [{ x: frame.left + x * scale, y: frame.top + 300 * scale }],
    });
  await touch('touchStart', 360);
  for (let x = 340; x >= 60; x -= 20) await touch('touchMove', x);
  await touch('touchEnd', 60);
}

it('is swiped with a finger', async () => {
  await page.viewport(412, 839);
  onTestFinished(() => page.viewport(1280, 800));
  await openSecond();
  await swipeLeft();
  await expect.element(position).toMatchTextContent('3 of 5');
  await expect.element(viewer.getByText('Seen at dunes-night')).toBeVisible();
});
