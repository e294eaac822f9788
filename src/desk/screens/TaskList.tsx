import type { Task } from './tasks.ts';

/** Tasks with their summaries. */
export const TaskList = ({ tasks, label }: { tasks: readonly Task[]; label?: string }) => (
  <ul className="tasks gap-b" aria-label={label}>
    {tasks.map(({ href, name, about }) => (
      <li key={href}>
        <a href={href}>
          <b>{name}</b>
          <span>{about}</span>
        </a>
      </li>
    ))}
  </ul>
);
