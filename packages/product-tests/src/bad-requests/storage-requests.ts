import { type BadRequest, badBodies, badTexts, badValues } from './bad-request.ts';

const posts = [
  'object/list/photos',
  'object/list-v2/photos',
  'object/move',
  'object/copy',
  'object/sign/photos',
  'object/sign/photos/none.png',
  'object/upload/sign/photos/none.png',
  'bucket',
  'bucket/photos/empty',
  'object/info/photos/none.png',
];

const fields: Record<string, readonly string[]> = {
  'object/list/photos': ['prefix', 'limit', 'offset', 'sortBy', 'search'],
  'object/move': ['bucketId', 'sourceKey', 'destinationKey', 'destinationBucket'],
  'object/copy': ['bucketId', 'sourceKey', 'destinationKey'],
  'object/sign/photos': ['paths', 'expiresIn'],
  'object/sign/photos/none.png': ['expiresIn', 'transform'],
};

const longName = 'x'.repeat(1_200);

export function storageRequests(): BadRequest[] {
  const whole = {
    prefix: '',
    bucketId: 'photos',
    sourceKey: 'none.png',
    destinationKey: 'none-2.png',
    paths: ['none.png'],
    expiresIn: 60,
  };
  return [
    ...posts.flatMap((path) =>
      badBodies.map(
        (body): BadRequest => ({ path: `/storage/v1/${path}`, method: 'POST', body, as: 'admin' }),
      ),
    ),
    ...Object.entries(fields).flatMap(([path, names]) =>
      names.flatMap((name) =>
        badValues.map(
          (value): BadRequest => ({
            path: `/storage/v1/${path}`,
            method: 'POST',
            body: { ...whole, [name]: value },
            as: 'admin',
          }),
        ),
      ),
    ),
    ...badBodies.map(
      (body): BadRequest => ({
        path: '/storage/v1/object/photos',
        method: 'DELETE',
        body,
        as: 'admin',
      }),
    ),
    ...badValues.map(
      (value): BadRequest => ({
        path: '/storage/v1/object/photos',
        method: 'DELETE',
        body: { prefixes: value },
        as: 'admin',
      }),
    ),
    ...[
      ...badTexts,
      longName,
      `${'a/'.repeat(300)}b`,
      '.',
      '..',
      'a//b',
      ' ',
      '%20',
      '.emptyFolderPlaceholder',
    ].flatMap((name): BadRequest[] => [
      { path: `/storage/v1/object/photos/${encodeURI(name).replaceAll('%25', '%')}` },
      { path: `/storage/v1/object/public/photos/${encodeURI(name).replaceAll('%25', '%')}` },
      {
        path: `/storage/v1/object/authenticated/photos/${encodeURI(name).replaceAll('%25', '%')}`,
        as: 'admin',
      },
      { path: `/storage/v1/object/info/public/photos/${encodeURI(name).replaceAll('%25', '%')}` },
      {
        path: `/storage/v1/object/sign/photos/none.png?token=${encodeURI(name).replaceAll('%25', '%')}`,
      },
      {
        path: `/storage/v1/object/upload/sign/photos/none.png?token=${encodeURI(name).replaceAll('%25', '%')}`,
        method: 'PUT',
        body: 'x',
        headers: { 'content-type': 'image/png' },
      },
      {
        path: `/storage/v1/object/photos/${encodeURI(name).replaceAll('%25', '%')}`,
        method: 'POST',
        body: 'not an image',
        headers: { 'content-type': 'image/png' },
        as: 'admin',
      },
      {
        path: `/storage/v1/object/photos/${encodeURI(name).replaceAll('%25', '%')}`,
        method: 'DELETE',
        as: 'admin',
      },
      { path: `/storage/v1/object/${encodeURI(name).replaceAll('%25', '%')}/x.png` },
      { path: `/storage/v1/bucket/${encodeURI(name).replaceAll('%25', '%')}`, as: 'admin' },
      {
        path: `/storage/v1/render/image/public/photos/${encodeURI(name).replaceAll('%25', '%')}?width=-1`,
      },
    ]),
    ...[
      '',
      'image/png',
      'text/html',
      'multipart/form-data',
      'multipart/form-data; boundary=',
      'multipart/form-data; boundary=x',
      'application/json',
      'nothing',
    ].flatMap((type): BadRequest[] =>
      [
        '',
        '\0',
        '--x\r\n\r\n',
        '--x\r\nContent-Disposition: form-data; name=""; filename="a.png"\r\nContent-Type: image/png\r\n\r\nx\r\n--x--',
      ].flatMap((body) => [
        {
          path: '/storage/v1/object/photos/bad.png',
          method: 'POST',
          body,
          headers: { 'content-type': type },
          as: 'admin',
        },
        {
          path: '/storage/v1/object/photos/bad.png',
          method: 'PUT',
          body,
          headers: { 'content-type': type },
        },
        {
          path: '/storage/v1/object/upload/sign/photos/bad.png?token=a.b.c',
          method: 'PUT',
          body,
          headers: { 'content-type': type },
        },
      ]),
    ),
    ...[
      'bucket',
      'bucket/photos',
      'object',
      'object/list/nothing',
      'nothing',
      '',
      's3',
      'upload/resumable',
      'iceberg',
      'vector',
      'status',
    ].flatMap((path) =>
      ['GET', 'PUT', 'PATCH', 'DELETE', 'POST', 'HEAD'].map(
        (method): BadRequest => ({ path: `/storage/v1/${path}`, method }),
      ),
    ),
    // An invalid signature.
    ...[
      'eyJhbGciOiJIUzI1NiJ9.eyJ1cmwiOiJwaG90b3MvYS5wbmcifQ.x',
      'eyJhbGciOiJub25lIn0.e30.',
      'a.b.c',
      '.',
      '..',
      'null',
    ].flatMap((token): BadRequest[] => [
      { path: `/storage/v1/object/sign/photos/a.png?token=${token}` },
      {
        path: `/storage/v1/object/upload/sign/photos/a.png?token=${token}`,
        method: 'PUT',
        body: 'x',
        headers: { 'content-type': 'image/png' },
      },
      { path: '/storage/v1/object/photos/a.png', headers: { authorization: `Bearer ${token}` } },
    ]),
  ];
}
