import { Navigate, useParams } from 'react-router';

/** A conversation with somebody whom a model plays has its place among all chats. */
export default function ToPersonaChat() {
  const { conversationId = '' } = useParams();
  return <Navigate replace to={`/ai/chats/${conversationId}`} />;
}
