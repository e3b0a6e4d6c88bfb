import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { useHelp } from './use-help';

/** `/help` is the help in the language on the screen. */
export function HelpEntrance() {
  const { home } = useHelp();
  const navigate = useNavigate();
  useEffect(() => void navigate(home, { replace: true }), [home, navigate]);
  return null;
}
