import { Title } from 'react-admin';

/** The page's heading in the bar above, and the title of the browser's tab. */
export function PageTitle({ title }: { title: string }) {
  return (
    <>
      <title>{`${title} · Expat Buddy back office`}</title>
      <Title title={title} preferenceKey={false} />
    </>
  );
}
