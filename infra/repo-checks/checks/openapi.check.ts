import '../openapi.ts';
