import { Navigate, useParams } from 'react-router';

/** Redirects to a conversation with a persona, which has its place among all chats. */
export default function ToPersonaChat() {
  const { conversationId = '' } = useParams();
  return <Navigate replace to={`/ai/chats/${conversationId}`} />;
}
