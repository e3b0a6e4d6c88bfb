import { type Contract, TOOLS, type ToolKey } from '@murmel/contracts';
import type { InferContractRouterOutputs } from '@orpc/contract';
import { useQuery } from '@tanstack/react-query';
import type { FunctionComponent, ReactNode } from 'react';
import { useParams } from 'react-router';
import { orpc } from '../../platform/api/queries';
import { EditorGate, EditorWaiting } from './EditorGate';

/** What the tool's `get` answers: an item with what the tool adds. */
type ItemOf<Key extends ToolKey> = InferContractRouterOutputs<Contract>[(typeof TOOLS)[Key]['calls']] extends { get: infer Answer }
  ? Answer
  : never;

interface ItemEditorProps<Key extends ToolKey> {
  tool: Key;
  /** begins anew with another item; `waiting` stands in its place while its own file is on the way */
  Editor: FunctionComponent<{ item: ItemOf<Key>; waiting: ReactNode }>;
  /** what stands below the header until then, in the shape of what comes; lines of text without it */
  skeleton?: ReactNode;
}

/** The editor page of a tool: the item of the address for somebody with an account, once it is there. */
export function ItemEditor<Key extends ToolKey>({ tool, Editor, skeleton }: ItemEditorProps<Key>) {
  const { id = '' } = useParams();
  const query = useQuery(orpc[TOOLS[tool].calls].get.queryOptions({ input: { id } }));
  return (
    <EditorGate tool={tool} itemId={id} query={query} skeleton={skeleton}>
      {(item) => (
        <Editor key={item.id} item={item as ItemOf<Key>} waiting={<EditorWaiting tool={tool} title={item.title} skeleton={skeleton} />} />
      )}
    </EditorGate>
  );
}
