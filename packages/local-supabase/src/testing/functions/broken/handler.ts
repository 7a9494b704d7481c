export default function broken(): Response {
  throw new Error('broken on purpose');
}
