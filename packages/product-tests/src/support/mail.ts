export type Mail = {
  id: string;
  subject: string;
  text: string;
  html: string;
  to: { address: string }[];
  replyTo?: { address: string }[];
  headers: Record<string, string>;
};
