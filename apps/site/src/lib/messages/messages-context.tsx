import { createContext, type ReactNode, useContext } from 'react';
import { en, type Messages } from './en.ts';

const MessagesContext = createContext<Messages>(en);

export function MessagesProvider(props: { messages: Messages; children: ReactNode }) {
  return <MessagesContext value={props.messages}>{props.children}</MessagesContext>;
}

/** Every text that a visitor sees comes from here. */
export const useMessages = () => useContext(MessagesContext);
