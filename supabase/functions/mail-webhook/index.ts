import { projectSettings } from '../_shared/project-settings.ts';
import handler from './handler.ts';

Deno.serve((request) => handler(request, projectSettings(Deno.env.toObject())));
