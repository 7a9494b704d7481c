import { AdminContext, Form } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Photo } from '../photo.ts';
import { FocalPointInput } from './FocalPointInput.tsx';

const photo = {
  id: 'a',
  path: 'a.webp',
  alt: 'Dunes',
  width: 300,
  height: 200,
  focal_x: 50,
  focal_y: 50,
} as Photo;

let point: unknown[] = [];

function Watched() {
  point = useWatch({ name: ['focal_x', 'focal_y'] });
  return null;
}

const handle = page.getByRole('slider', { name: 'Focal point' });
const back = page.getByRole('button', { name: 'Back to the centre' });
const crops = () =>
  page.getByRole('list', { name: 'How the site crops it' }).element().querySelectorAll('img');

async function renderInput() {
  await render(
    <AdminContext>
      <Form record={photo}>
        <FocalPointInput photo={photo} />
        <Watched />
      </Form>
    </AdminContext>,
  );
  const picture = page.getByRole('img', { name: 'Dunes' });
  // No file is served: the alternative text takes its place.
  Object.assign((picture.element() as HTMLElement).style, { width: '300px', height: '200px' });
  return picture;
}

it('follows a click and shows the crops', async () => {
  const picture = await renderInput();
  await picture.click({ position: { x: 60, y: 150 } });
  expect(point).toEqual([20, 75]);
  for (const image of crops()) expect(getComputedStyle(image).objectPosition).toBe('20% 75%');
});

it('follows the arrow keys to the edge and back to the centre', async () => {
  await renderInput();
  await expect.element(back).not.toBeInTheDocument();
  (handle.element() as HTMLElement).focus();
  await userEvent.keyboard('{ArrowLeft}{ArrowDown}{Shift>}{ArrowDown}{/Shift}');
  expect(point).toEqual([49, 61]);
  await expect
    .element(handle)
    .toHaveAttribute('aria-valuetext', '49 % from the left, 61 % from the top');
  await userEvent.keyboard('{Shift>}{ArrowLeft>6/}{/Shift}');
  expect(point).toEqual([0, 61]);
  await back.click();
  expect(point).toEqual([50, 50]);
});
